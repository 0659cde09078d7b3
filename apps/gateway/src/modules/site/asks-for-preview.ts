/** The query that asks for a draft. Anything but one plain `1` asks for the published page. */
export function asksForPreview(query: unknown): query is { isPreview: '1'; preview_token?: unknown } {
  return typeof query === 'object' && query !== null && 'isPreview' in query && query.isPreview === '1'
}
