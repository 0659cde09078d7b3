interface DocumentParts {
  code?: string
  title?: string
  text?: string
  page_schema?: unknown[]
  /** Milliseconds, or as an older system wrote it. Absent from the document when undefined. */
  start_at?: unknown
  end_at?: unknown
  /** Of the page alone. */
  theme?: object
}

/** The text of a document that can be published; `text` goes into its one block of text. */
export function pageText({
  code = 'sale',
  title = '夏季课程',
  text = '第一版',
  page_schema,
  start_at,
  end_at,
  theme,
}: DocumentParts = {}): string {
  return JSON.stringify({
    code,
    title,
    meta: { keywords: '课程', description: '说明' },
    background: '#ffffff',
    is_auto_fit: 0,
    extra: { pageID: '1', theme },
    start_at,
    end_at,
    page_schema: page_schema ?? [{ name: 'text', value: { html: `<p>${text}</p>` }, children: [] }],
  })
}

/** The text of a page with a form that has a field and a file, whose answers somebody may hand in. */
export function formPageText(): string {
  const choices = [
    { id: 'c1', label: '基金' },
    { id: 'c2', label: '风险' },
  ]
  const fields = [
    { id: 'topic', label: '想了解什么？', type: 'choice', choices },
    { id: 'proof', label: '附上截图', type: 'file', required: false },
  ]
  return pageText({
    page_schema: [
      { name: 'text', value: { html: '<p>第一版</p>' }, children: [] },
      { name: 'survey', id: 'survey', value: { fields }, children: [] },
    ],
  })
}
