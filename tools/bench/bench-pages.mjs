/** The two extremes of what is served: a page with one line, and one with as many blocks as a page may have. */
export function benchPages() {
  return [
    { code: 'bench-smallest', title: 'smallest page', document: page('bench-smallest', [text(1)]) },
    {
      code: 'bench-500',
      title: '500 blocks',
      document: mixedPage('bench-500', 500),
    },
  ]
}

/** A page with a given number of blocks of several kinds. */
export function mixedPage(code, blocks) {
  return page(code, Array.from({ length: blocks }, block))
}

function page(code, page_schema) {
  return {
    code,
    title: '性能测试',
    meta: { keywords: '', description: '' },
    background: '#ffffff',
    is_auto_fit: 0,
    extra: { pageID: '1' },
    page_schema,
  }
}

function block(_none, index) {
  const makers = [text, button, countdown]
  return makers[index % makers.length](index)
}

function text(index) {
  return { name: 'text', value: { html: `<p>第 ${index} 段：这是一段<b>正文</b>。</p>` }, children: [] }
}

function button(index) {
  return {
    name: 'button',
    value: { type: 'text', text: `按钮 ${index}`, action: { type: 14 }, align: 'center' },
    children: [],
  }
}

function countdown() {
  const endTime = Date.UTC(2100, 0, 1)
  return { name: 'countdown', value: { type: 3, name: '距结束', endTime, character: ':' }, children: [] }
}
