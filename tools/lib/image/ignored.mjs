/**
 * What a .dockerignore leaves out, of which ours uses names, `*` within a name and a beginning `**` for any depth.
 * @param {string} text
 * @returns {(path: string) => boolean} Of paths from the root, without a slash at the beginning.
 */
export function ignoredBy(text) {
  const patterns = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(patternOf)
  return (path) => patterns.some((pattern) => pattern.test(path))
}

function patternOf(line) {
  if (line.startsWith('!')) throw new Error(`${line} in .dockerignore is not understood here.`)
  const [, anywhere = '', rest] = /^(\*\*\/)?(.*)$/.exec(line)
  const name = rest.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*')
  return new RegExp(`^${anywhere === '' ? '' : '(.*/)?'}${name}(/|$)`)
}
