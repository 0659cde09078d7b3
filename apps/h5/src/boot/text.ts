// Runs inline after the boot: large text applies to the tab. `?text=large` also holds on pages that do not say it,
// until the browser is closed or an address says `text=normal`. The boot reads the cookie before anything is painted.
const [, choice] = /[?&]text=(large|normal)\b/.exec(location.search) || []
// biome-ignore lint/suspicious/noDocumentCookie: phones of the floor have no Cookie Store.
if (choice) document.cookie = `text=${choice};path=/`

// Makes it a module, so that it is bundled with the others.
export {}
