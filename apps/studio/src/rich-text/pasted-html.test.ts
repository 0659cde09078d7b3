// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { pastedHtml } from './pasted-html'

const pasted = (html: string) => pastedHtml(html, (address) => address.startsWith('https://www.example.com/'))

const wordItem = (mark: string, words: string, level = 1) =>
  `<p class=MsoListParagraph style='margin-left:21.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span lang=EN-US style='font-family:Wingdings'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span></span><![endif]><span\nstyle='font-family:宋体'>${words}</span><o:p></o:p></p>\n`

test('of Word come headings, paragraphs and lists in levels, without their styles', () => {
  const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body lang=ZH-CN>
<!--StartFragment--><h1><span style='font-size:22pt'>训练营</span></h1>
<p class=MsoNormal style='text-indent:21pt'>每晚<b style='mso-bidi-font-weight:normal'>八点</b>\n直播<o:p></o:p></p>
${wordItem('l', '看懂费率')}${wordItem('u', '管理费', 2)}${wordItem('u', '托管费', 2)}${wordItem('l', '看懂规模')}
<p class=MsoNormal>报名：</p>
${wordItem('1.', '填手机号')}${wordItem('2.', '加助教')}<!--EndFragment--></body></html>`
  expect(pasted(html)).toBe(
    '<h2>训练营</h2><p>每晚<b>八点</b> 直播</p>' +
      '<ul><li>看懂费率<ul><li>管理费</li><li>托管费</li></ul></li><li>看懂规模</li></ul>' +
      '<p>报名：</p><ol><li>填手机号</li><li>加助教</li></ol>',
  )
})

test('of a web page come headings, lists, quotes and links that may lead there, and no picture, form or script', () => {
  const html = `<meta charset="utf-8"><div class="article" style="color:#333">
    <h2 id="top" style="color:red">标题</h2><p>正文<img src="a.png" onerror="x()"></p>
    <ol class="x"><li style="font-size:30px">第一</li>
    <li><a href="https://www.example.com/a" target="_blank">第二</a>和<a href="https://evil.org/">第三</a></li></ol>
    <blockquote>引用</blockquote><style>p{}</style><script>x()</script><select><option>选项</option></select></div>`
  expect(pasted(html)).toBe(
    '<h2>标题</h2><p>正文</p><ol><li>第一</li><li><a href="https://www.example.com/a">第二</a>和第三</li></ol>' +
      '<blockquote>引用</blockquote>',
  )
})

test('space between words stays one space, wherever it stands', () => {
  expect(pasted('<p>甲<span>\n</span>乙 <b>丙</b> <i>丁</i></p>')).toBe('<p>甲 乙 <b>丙</b> <i>丁</i></p>')
})

test('what Google Docs wraps around a copy makes nothing bold', () => {
  expect(
    pasted(
      '<b style="font-weight:normal;" id="docs-internal-guid-1"><ul><li dir="ltr"><p><b>甲</b></p></li></ul></b>',
    ),
  ).toBe('<ul><li><b>甲</b></li></ul>')
})

test('of a text of ours come its sizes and colours too', () => {
  const ours = '<h2><span class="yz-brand">甲</span></h2><p><font size="5" face="yz-soft">乙</font></p>'
  expect(pasted(ours)).toBe(
    '<h2><span class="yz-brand">甲</span></h2><p><span class="yz-l yz-soft">乙</span></p>',
  )
})
