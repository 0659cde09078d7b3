const FILLING = '每一版都有许多段落，这样页面的开头和结尾不会一起写下。'

/** Where a page carries its number: title, first block, one in the middle, last block. */
const MARKS = 4

/** The text of a page document that carries its number in several places, far from each other. */
export function numberedPage(code: string, number: number): string {
  const mark = `第${number}版`
  const paragraphs = Array.from({ length: 5 }, (_, index) => `<p>${index}：${FILLING.repeat(8)}</p>`)
  const blocks = [
    `<p>开头，${mark}</p>`,
    ...paragraphs,
    `<p>中间，${mark}</p>`,
    ...paragraphs,
    `<p>结尾，${mark}</p>`,
  ]
  return JSON.stringify({
    code,
    title: `夏季课程 ${mark}`,
    meta: { keywords: '课程', description: '说明' },
    background: '#ffffff',
    is_auto_fit: 0,
    extra: { pageID: '1' },
    page_schema: blocks.map((html) => ({ name: 'text', value: { html }, children: [] })),
  })
}

/** Returns the one number that a rendered page carries everywhere; otherwise a sentence about what is wrong with it. */
export function numberOf(html: string): number | string {
  const numbers = [...html.matchAll(/第(\d+)版/g)].map(([, digits]) => Number(digits))
  const [first] = numbers
  if (first === undefined || new Set(numbers).size > 1) return `numbers ${numbers.join(', ') || 'missing'}`
  if (numbers.length < MARKS) return `number ${first} stands only ${numbers.length} times`
  return html.trimEnd().endsWith('</html>') ? first : `page ${first} breaks off`
}
