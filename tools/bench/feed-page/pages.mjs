// The pages of the data column benchmark: a document of ours, and the same written by hand.

const REASONS = ['日涨幅偏离值达 7%', '日换手率达 20%', '连续三个交易日涨幅偏离值累计达 20%']

/** A share on the list of a day; the same number is always the same share. Money is in ten thousand yuan. */
function rowOf(index) {
  const buy = ((index * 7919) % 9_000_000) / 100 + 1
  const sell = ((index * 104_729) % 7_000_000) / 100 + 1
  return {
    code: String(600_000 + (index % 3_000)),
    name: `样例股份${index % 3_000}`,
    change: ((index % 400) - 200) / 20,
    buy,
    sell,
    reason: `${REASONS[index % REASONS.length]}（${Math.floor(index / 3_000) + 1}）`,
  }
}

const rowsOf = (count) => Array.from({ length: count }, (_, index) => rowOf(index))

/** A CSV file with a given number of rows. */
export function feedFile(count) {
  const lines = rowsOf(count).map(({ code, name, change, buy, sell, reason }) =>
    [code, name, (buy - sell).toFixed(2), buy.toFixed(2), sell.toFixed(2), change.toFixed(2), reason].join(),
  )
  const head = '代码,名称,净买入额(万元),买入额(万元),卖出额(万元),涨跌幅,上榜原因'
  return Buffer.from(`${head}\n${lines.join('\n')}\n`)
}

/** A heading and the column, with as many rows as a block can have rendered by the server. */
export function feedPageDocument() {
  return {
    code: 'feed-bench',
    title: '龙虎榜',
    background: null,
    is_auto_fit: 0,
    page_schema: [
      {
        id: 'heading-1',
        name: 'heading',
        value: { title: '收盘以后读龙虎榜', sub: '点一行，看上榜原因和买卖席位。' },
      },
      { id: 'feed-1', name: 'wFeed', value: { kind: 'lhb', page_size: 50 } },
      {
        id: 'text-1',
        name: 'text',
        value: { html: '<p>以上内容仅供参考，不构成投资建议</p>' },
      },
    ],
  }
}

const money = (wan) => (Math.abs(wan) >= 10_000 ? `${(wan / 10_000).toFixed(2)}亿` : `${wan.toFixed(0)}万`)
const tone = (value) => (value > 0 ? 'up' : value < 0 ? 'down' : '')

/** What a good developer would write for this alone: a table with a fixed first column, and a script that sorts. */
export function handWrittenFeedPage(count) {
  const body = rowsOf(200)
    .sort((a, b) => b.buy - b.sell - (a.buy - a.sell))
    .slice(0, count)
    .map(({ code, name, change, buy, sell }) => {
      const net = buy - sell
      return `<tr><th scope="row"><b>${name}</b><i>${code}</i></th><td class="${tone(change)}">${change.toFixed(2)}%</td><td class="${tone(net)}">${money(net)}</td><td>${money(buy)}</td><td>${money(sell)}</td></tr>`
    })
    .join('')
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>龙虎榜</title><link rel="icon" href="data:,"><style>${CSS}</style></head><body><h1>收盘以后读龙虎榜</h1><p>点一行，看上榜原因和买卖席位。</p><h2>龙虎榜</h2><div class="table"><table><thead><tr><th>名称</th><th><button>涨跌幅</button></th><th><button>净买入</button></th><th><button>买入</button></th><th><button>卖出</button></th></tr></thead><tbody>${body}</tbody></table></div><p class="small">来源：某来源</p><p class="small">以上内容仅供参考，不构成投资建议</p><script>${SORT}</script></body></html>`
}

const CSS = `*{box-sizing:border-box}html{font-size:13.3333vw}body{margin:0;padding:.24rem;font:.28rem/1.5 -apple-system,"PingFang SC","Noto Sans CJK SC",sans-serif;color:#1f2733}h1{font-size:.44rem;margin:.24rem 0 0}h2{font-size:.36rem}.table{max-height:75vh;overflow:auto}table{border-collapse:collapse;width:100%}th,td{padding:.16rem .2rem;text-align:right;white-space:nowrap;border-bottom:1px solid #eee}th:first-child{position:sticky;left:0;text-align:left;background:#fff}thead th{position:sticky;top:0;background:#fff;z-index:1}th i{display:block;font:normal .22rem/1.4 sans-serif;color:#68727f}.up{color:#d3302f}.down{color:#0a8f4c}.small{font-size:.22rem;color:#68727f}button{border:0;background:none;font:inherit;padding:0}`
const SORT = `document.querySelectorAll('thead button').forEach((b,i)=>b.onclick=()=>{const t=document.querySelector('tbody'),n=r=>parseFloat(r.cells[i+1].textContent)*(r.cells[i+1].textContent.endsWith('亿')?1e4:1);t.append(...[...t.rows].sort((a,c)=>n(c)-n(a)))})`
