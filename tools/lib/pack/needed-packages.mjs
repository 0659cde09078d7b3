/**
 * Where the packages that are needed at run time lie in `node_modules`, with all that they need in turn, as
 * package-lock.json has it. What is optional and not for this platform is left out.
 * @param {object} options
 * @param {Record<string, object>} options.lock `packages` of package-lock.json.
 * @param {string} options.from The folder that the names are asked from, such as `apps/gateway`.
 * @param {readonly string[]} options.names
 * @param {(path: string) => boolean} options.isThere Whether a path from the root has been installed.
 * @returns {string[]} Paths from the root, sorted.
 */
export function neededPackages({ lock, from, names, isThere }) {
  const found = new Set()
  const need = (name, by, isOptional) => {
    const path = placeOf(lock, name, by)
    if (path === undefined || !isThere(path)) {
      if (isOptional) return
      throw new Error(`${name}, which ${by} needs, is not installed. Run npm ci.`)
    }
    if (found.has(path)) return
    found.add(path)
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = lock[path]
    for (const other of Object.keys(dependencies ?? {})) need(other, path, false)
    for (const other of Object.keys(optionalDependencies ?? {})) need(other, path, true)
    for (const other of Object.keys(peerDependencies ?? {}))
      if (!peerDependenciesMeta?.[other]?.optional) need(other, path, false)
  }
  for (const name of names) need(name, from, false)
  return [...found].sort()
}

/** As Node resolves it: next to the importer, then further and further up. */
function placeOf(lock, name, from) {
  for (let folder = from; ; folder = above(folder)) {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`
    if (lock[path] && !lock[path].link) return path
    if (folder === '') return undefined
  }
}

function above(folder) {
  return folder.split('/').slice(0, -1).join('/')
}
