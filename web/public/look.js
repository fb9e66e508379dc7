// Pages to be read look as the reader has set the table to look; without scripts, as the device does.
try {
  const { theme, felt } = JSON.parse(localStorage.getItem("tabbe.setting")) ?? {};
  Object.assign(document.documentElement.dataset, theme && { theme }, felt && { felt });
} catch {
  // A browser that keeps nothing has nothing set.
}
