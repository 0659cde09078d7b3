/**
 * Reads a Dockerfile: its stages in order, each with the instructions that follow its FROM. Only what ours uses is
 * known: one line for each instruction, arguments before the first FROM that have a value.
 * @param {string} text
 * @returns {{ args: Record<string, string>, stages: { name: string, from: string, steps: { kind: string, text: string
 * }[] }[] }}
 */
export function readDockerfile(text) {
  const args = {}
  const stages = []
  for (const line of text.split('\n')) {
    if (/^\s*(#|$)/.test(line)) continue
    const [, kind, rest] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? []
    if (kind === undefined) throw new Error(`This line of the Dockerfile is no instruction: ${line}`)
    if (kind === 'FROM') {
      const [, from, name] = /^(\S+) AS (\S+)$/.exec(rest) ?? []
      if (name === undefined) throw new Error(`A stage has no name: ${line}`)
      stages.push({ name, from: withVariables(from, args), steps: [] })
    } else if (stages.length === 0) {
      const [, name, value] = /^(\w+)=(.*)$/.exec(rest) ?? []
      args[name] = value
    } else {
      stages.at(-1).steps.push({ kind, text: rest })
    }
  }
  return { args, stages }
}

/** Replaces `$NAME` and `${NAME}`; an unknown name becomes empty, as in Docker. */
export function withVariables(text, values) {
  return text.replace(/\$(?:\{(\w+)\}|(\w+))/g, (_, long, short) => values[long ?? short] ?? '')
}
