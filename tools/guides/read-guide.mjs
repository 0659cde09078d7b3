const FENCE = /^```(\w*)(?: (title|append)="([^"]+)")?\n([\s\S]*?)^```$/gm

/**
 * What a guide tells its reader to do, in order. Commands stand in blocks of `sh`, one a line; a block with a `title` is
 * the whole of that file, one with `append` is what is put at its end. Other blocks are there to be looked at.
 * @param {string} markdown
 * @returns {({ command: string } | { how: 'title' | 'append', path: string, text: string })[]}
 */
export function readGuide(markdown) {
  return [...markdown.matchAll(FENCE)].flatMap(([, language, how, path, text]) => {
    if (language === 'sh') return commandsIn(text)
    return how === undefined ? [] : [{ how, path, text }]
  })
}

function commandsIn(text) {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((command) => ({ command }))
}
