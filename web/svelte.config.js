import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    runes: true,
    // Styles stay in files: the content policy forbids style elements.
    css: "external",
  },
};
