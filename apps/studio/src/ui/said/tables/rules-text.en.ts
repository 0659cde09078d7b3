import type { Table } from './table'

export const rulesText: Table = {
  价格不是数字: 'Price is not a number',
  '价格按元展示，写成别的文字会让访客误解。': 'Prices are shown in yuan; other text misleads visitors.',
  '位数不够时全部显示 9，访客看到的是错的数字。':
    'With too few digits it shows nothing but 9, which is wrong.',
  '公告每秒约走一个字，很少有人等到最后。':
    'A notice moves about one character a second, and few people wait for its end.',
  同一段文字出现两次: 'The same text twice',
  '多半是复制后忘了修改。': 'It was probably copied and then forgotten.',
  '多行文字会挤在一起，读起来吃力。': 'Lines of text crowd together and are hard to read.',
  '小于 12 像素的文字很多人看不清，声明类文字尤其不能小。':
    'Many people cannot read less than 12 pixels, and statements least of all may be small.',
  '已用超过总数，访客会怀疑数字是编的。':
    'More is taken than there is, and visitors suspect that the figures are made up.',
  感叹号太多: 'Too many exclamation marks',
  文字太小: 'Text too small',
  文字组件没有文字: 'Text block without text',
  滚动公告太长: 'Scrolling notice too long',
  '滚动的文字难以读完，不能代替页面上的风险提示。':
    'Text that moves is hard to read to its end and does not replace the risk notice of the page.',
  留有占位文字: 'Placeholder text left',
  翻牌数字放不下: 'Number too long for the flip counter',
  行距太小: 'Lines too close',
  '访客看不到任何内容，只多出一段空白。': 'Visitors see only a blank space.',
  '访客看到“测试”或“请输入文字”，会怀疑页面的真假。':
    'Visitors who read “测试” or “请输入文字” doubt that the page is real.', // as pages say it
  '请只填数字，例如 1980.00。': 'Enter digits only, such as 1980.00.',
  '请填写文字，或改用留白组件。': 'Write text, or use a spacer.',
  '请增加位数。': 'Set more digits.',
  '请把字号设为 24 个单位以上。': 'Set the font size to 24 units or more.',
  '请把行高设为 1.5 左右。': 'Set the line height to about 1.5.',
  '请换成正式的文字。': 'Write the final text.',
  '请改写或删除其中一段。': 'Reword or delete one of them.',
  '请改用句号，最多保留一个感叹号。': 'Use full stops, and at most one exclamation mark.',
  '请核对总数和已用，或改用名额编号。': 'Check the total and what is taken, or use a places ID.',
  '请用页脚展示风险提示，公告中可以保留一句。':
    'Show the risk notice in the footer; the scrolling notice may keep one sentence.',
  '请缩短公告，或改用文字组件。': 'Shorten the notice, or use a text block.',
  进度条的数字矛盾: 'Contradicting figures in a progress bar',
  '连用感叹号显得不可信，与持牌机构的身份不符。':
    'Several in a row look unreliable and do not suit a licensed company.',
  风险提示放在滚动公告里: 'Risk notice inside a scrolling notice',
}
