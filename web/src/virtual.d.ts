declare module "virtual:catalogue/*" {
  const source: string;
  export default source;
}

/** Name of this build, see `plugin/build.ts`. */
declare const __BUILD__: string;
