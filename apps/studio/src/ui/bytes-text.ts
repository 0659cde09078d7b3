/** A size in bytes in readable form: `38 KB`, `1.4 MB`, `2.5 GB`. */
export function bytesText(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`
  const kilobytes = Math.round(bytes / 1024)
  if (kilobytes < 1000) return `${kilobytes} KB`
  const megabytes = kilobytes / 1024
  return megabytes < 1000 ? `${megabytes.toFixed(1)} MB` : `${(megabytes / 1024).toFixed(1)} GB`
}
