const OLDEST = [20, 19]

/** Ends the process with a message when this Node is too old. Imported first, as later modules may not even load. */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return
  console.error(
    `Node ${process.versions.node} is too old: Yingzao needs ${OLDEST.join('.')} or newer. Install one and start again.`,
  )
  process.exit(1)
}
