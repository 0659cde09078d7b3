/** A size in bytes as people read it: `38 KB`, `1.4 MB`. */
export function bytesText(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`
  const kilobytes = Math.round(bytes / 1024)
  return kilobytes < 1000 ? `${kilobytes} KB` : `${(kilobytes / 1024).toFixed(1)} MB`
}
