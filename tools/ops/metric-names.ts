const KEYWORDS = new Set([
  'by',
  'without',
  'on',
  'ignoring',
  'group_left',
  'group_right',
  'and',
  'or',
  'unless',
  'offset',
  'bool',
  'inf',
  'nan',
])

/** The names of series that an expression of PromQL reads. */
export function metricNames(expr: string): string[] {
  const bare = expr
    .replace(/"(?:[^"\\]|\\.)*"/g, ' ')
    .replace(/\{[^}]*\}/g, ' ')
    .replace(/\[[^\]]*\]/g, ' ')
    .replace(/\b(?:by|without|on|ignoring|group_left|group_right)\s*\([^)]*\)/gi, ' ')
  const names = Array.from(bare.matchAll(/(?<![\w.:])[a-zA-Z_:][\w:]*(?!\w)(?!\s*\()/g), ([name]) => name)
  return [...new Set(names.filter((name) => !KEYWORDS.has(name.toLowerCase())))]
}

/** The metric that a series of a histogram belongs to. */
export function figureOf(series: string): string {
  return series.replace(/_(bucket|sum|count)$/, '')
}
