/**
 * How things are called in a store. Everything of one cluster stands below its system identifier, so that another one that
 * is begun anew never mixes with it. Erasures stand apart: they are for whatever cluster is restored.
 */
export const storeNames = {
  wal: (cluster: string, file = '') => `${cluster}/wal/${file}`,
  base: (cluster: string, id = '') => (id === '' ? `${cluster}/base/` : `${cluster}/base/${id}/`),
  part: (cluster: string, id: string, number: number) =>
    `${cluster}/base/${id}/${String(number).padStart(6, '0')}`,
  manifest: (cluster: string, id: string) => `${cluster}/base/${id}/manifest`,
  owner: (cluster: string, of = '') => `${cluster}/owner/${of}`,
  erasure: (of = '') => `erasures/${of}`,
}

/** A moment as names have it, which sort by time: `20261129T013000.123Z`. */
export function momentName(at: Date): string {
  return at.toISOString().replaceAll(/[-:]/g, '')
}

/** The last part of a name. */
export function lastPart(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1)
}
