import type { Sighting } from '../look/seen'
import { chinaMoment, containerWord, KIND_WORDS } from '../look/sighting-words'
import type { Proof } from './proofs'

interface Cover {
  title: string
  at: Date
  sightings: readonly Sighting[]
  proofs: readonly Proof[]
  /** Renderings that are in the file. */
  kept: ReadonlySet<string>
}

/** What a reader sees first: opened from the unpacked file, without a network. */
export function coverSheet({ title, at, sightings, proofs, kept }: Cover): string {
  const anchored = proofs.filter(({ sealed }) => sealed?.day).length
  const rows = sightings.map((one) => {
    const { rendering } = one
    const page =
      rendering !== null && kept.has(rendering)
        ? `<a href="seen/${rendering}.html">页面</a>　<a href="seen/${rendering}.txt">文字</a>`
        : rendering === null
          ? '浏览器没有报告页面编号'
          : '没有留存这个编号的页面'
    const cells = [
      chinaMoment(one.at),
      `${KIND_WORDS[one.kind]} ${one.about}`.trim(),
      one.page_code ?? '',
      one.page_version === null ? '' : `第 ${one.page_version} 版`,
      one.variant ?? '',
      containerWord(one.container),
    ]
    return `<tr>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}<td>${page}</td></tr>`
  })
  return `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}：看到的页面</title>
<style>body{font:16px/1.6 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;width:100%}td,th{border:1px solid #999;padding:.3rem .5rem;text-align:left}</style>
<h1>${escaped(title)}：看到的页面</h1>
<p>导出时间：${chinaMoment(at)}（北京时间）。共 ${sightings.length} 条记录，${kept.size} 个页面；${proofs.length} 份证明，其中 ${anchored} 份已写入每日存档。</p>
<table><thead><tr><th>时间</th><th>事项</th><th>页面代码</th><th>版本</th><th>实验</th><th>打开位置</th><th>当时的内容</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table>
<h2>怎样核对</h2>
<ol><li>“页面”是当时送出的原样内容，图片已放在文件里，脚本不会运行；“文字”是按阅读顺序列出的文字。</li>
<li>整个文件是网页存档（WACZ），可以用公开的工具打开，例如 replayweb.page。</li>
<li>运行 <code>npm run evidence -- verify 文件</code>，不需要数据库，会逐一核对每个文件、每条记录和每日存档的时间戳，并指出改动过的部分。</li>
<li>anchors 目录里是每日存档和它的时间戳（RFC 3161）。请向时间戳机构核对签名证书的指纹。</li></ol>
<h2>这份文件不能证明什么</h2>
<p>页面编号由访客的浏览器报告。本服务证明的是：这个编号的页面当时确实由本服务送出，内容如此，此后没有改动；不能证明屏幕前的人读了哪些字。其他网站的图片没有留存。</p>
</html>
`
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
