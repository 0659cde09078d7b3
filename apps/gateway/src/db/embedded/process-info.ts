import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * When a process started, as a text that only means something when compared, or undefined when there is no such
 * process. Together with the number it identifies a process for good: numbers are reused, above all in containers.
 */
export function startTimeOf(pid: number): string | undefined {
  if (process.platform !== 'linux') return ps(pid, 'lstart')
  const stat = read(`/proc/${pid}/stat`)
  // The name in brackets may itself hold brackets and spaces, so count from the last one.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
  // A zombie is dead, but stays listed until its parent asks; in a container without init nobody ever does.
  return fields === undefined || fields[0] === 'Z' ? undefined : fields[19]
}

/** The command line of a live process, arguments separated by spaces; undefined when there is no such process. */
export function commandLineOf(pid: number): string | undefined {
  if (process.platform !== 'linux') return ps(pid, 'command')
  return read(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ').trim() || undefined
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

function ps(pid: number, column: string): string | undefined {
  try {
    return (
      execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined
    )
  } catch {
    return undefined
  }
}
