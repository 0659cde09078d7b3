interface Sheet {
  /** The attribute by which the script finds it: `data-<name>`. */
  name: string
  title: string
  /** Finished HTML, below the title. */
  main: string
}

/** Returns a bottom sheet, closed until the script opens it. */
export function sheet({ name, title, main }: Sheet): string {
  return [
    `<dialog class="pp-sheet" data-${name} aria-labelledby="${name}-title"><div class="pp-sheet__panel">`,
    '<button class="pp-sheet__close" type="button" data-close aria-label="关闭">×</button>',
    `<h2 id="${name}-title" tabindex="-1">${title}</h2>${main}</div></dialog>`,
  ].join('')
}
