import type { Table } from './table'

export const rulesShare: Table = {
  关键词太多: 'Too many keywords',
  '分享到微信时，标题下面会是一串地址。': 'Shared in WeChat, an address stands below the title instead.',
  '分享卡片上同一句话出现两次。': 'The share card says one sentence twice.',
  分享卡片没有图片: 'Share card without a picture',
  分享图片太小: 'Share picture too small',
  分享标题太长: 'Share title too long',
  '微信和搜索结果只显示开头，后面的会被截断。':
    'WeChat and search results show only the beginning and cut off the rest.',
  '微信要求至少 300 像素见方，太小会不显示。':
    'WeChat wants at least 300 pixels square, and may not show a smaller one.',
  描述与标题相同: 'Description the same as the title',
  '标题显示在浏览器顶部、分享卡片和搜索结果中。':
    'It is shown at the top of the browser, on share cards and in search results.',
  '没有图片的卡片在聊天里不显眼。': 'A card without a picture is easily overlooked in a chat.',
  没有页面描述: 'No page description',
  没有页面标题: 'No page title',
  '请在描述里写清楚访客能得到什么。': 'Say in the description what visitors get.',
  '请填写一两句页面描述。': 'Write a sentence or two of description.',
  '请填写页面标题。': 'Enter a page title.',
  '请换成 300×300 像素以上的图片。': 'Use a picture of at least 300 × 300 pixels.',
  '请缩短到 100 个字以内，重要的写在前面。': 'Shorten them to 100 characters, with what matters first.',
  '请缩短到 120 个字以内，重要的写在前面。': 'Shorten it to 120 characters, with what matters first.',
  '请缩短到 26 个字以内，重要的写在前面。': 'Shorten it to 26 characters, with what matters first.',
  '请缩短到 30 个字以内，重要的写在前面。': 'Shorten it to 30 characters, with what matters first.',
  '请设置分享图片，或在页面中放一张图片。': 'Set a share picture, or put a picture on the page.',
  页面描述太长: 'Page description too long',
  页面标题太长: 'Page title too long',
}
