// Runs inline after the boot: large text counts for the tab. `?text=large` holds on pages that do not say it too, until
// the browser is closed or an address says `text=normal`. The boot reads the cookie before anything is painted.
const [, choice] = /[?&]text=(large|normal)\b/.exec(location.search) || []
// biome-ignore lint/suspicious/noDocumentCookie: phones of the floor have no Cookie Store.
if (choice) document.cookie = `text=${choice};path=/`

// A module, so that it is joined with the others.
export {}
