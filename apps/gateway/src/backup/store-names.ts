/**
 * The names of objects in a store. Everything of one cluster is below its system identifier, so that it never mixes
 * with a newly created one. Erasures are separate: they apply to whichever cluster is restored.
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

/** A time as names contain it, so that they sort by time: `20261129T013000.123Z`. */
export function momentName(at: Date): string {
  return at.toISOString().replaceAll(/[-:]/g, '')
}

/** The last part of a name. */
export function lastPart(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1)
}
