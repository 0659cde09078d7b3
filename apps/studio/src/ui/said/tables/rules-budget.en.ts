import type { Table } from './table'

export const rulesBudget: Table = {
  '“滚动到附近才加载”只对首屏图片需要关闭，别处关闭没有作用。':
    'Loading when scrolled near need be off only for pictures of the first screen; elsewhere that does nothing.',
  图片合计太大: 'Pictures too heavy together',
  图片太多: 'Too many pictures',
  '图片越大，访客往下看时等得越久，也越费流量。手机上会换成较小的副本，原图仍然决定它们有多大。':
    'The heavier pictures are, the longer visitors wait while scrolling, and the more data they use. Phones get smaller copies, but the originals decide how large those are.',
  弹窗太多: 'Too many popups',
  组件太多: 'Too many blocks',
  视频太多: 'Too many videos',
  触摸之后的脚本太多: 'Too much script after the first touch',
  '访客开始填写表单时要等这些脚本，网络慢时尤其明显。':
    'Visitors wait for it when they begin to fill in a form, most of all on a slow network.',
  '访客还没有触摸页面，脚本就要下载和执行，低端手机上会变慢。':
    'Scripts are loaded and run before the visitor has touched the page, which slows cheap phones down.',
  '请减少会动或会读取数据的组件种类，例如把轮播改为图片。':
    'Use fewer kinds of blocks that move or load data; turn a carousel into a picture, for example.',
  '请压缩最大的几张图片，或减少图片。': 'Compress the largest pictures, or use fewer.',
  '请在一个页面只保留一种表单，其余放到另外的页面。':
    'Keep one kind of form on a page, and put the others on other pages.',
  '请打开“滚动到附近才加载”。': 'Turn “Load when scrolled near” on.',
  '请把首屏图片压缩到 300 KB 以内。': 'Compress the pictures of the first screen to 300 KB.',
  '请拆成两个页面，或删去不用的组件。': 'Split it into two pages, or delete blocks that are not needed.',
  '请控制在 12 个以内，或拆成几个页面。': 'Keep to 12, or split it into several pages.',
  '请控制在 200 个以内，或拆成几个页面。': 'Keep to 200, or split it into several pages.',
  '请控制在 4 个以内，或拆成几个页面。': 'Keep to 4, or split it into several pages.',
  '请控制在 60 个以内，或拆成几个页面。': 'Keep to 60, or split it into several pages.',
  页面内容接近上限: 'Page close to its size limit',
  页面打开时的脚本太多: 'Too much script when the page opens',
  '页面文档最多 512 KB，超过就无法保存。':
    'A page document takes at most 512 KB; a larger one cannot be saved.',
  '页面越长，打开和滚动越慢，看到最后的访客也越少。':
    'The longer a page, the slower it opens and scrolls, and the fewer visitors reach its end.',
  首屏以下的图片设为立即加载: 'Picture below the first screen loads at once',
  '首屏图片决定访客等多久才看到页面，超过 300 KB 会明显变慢。':
    'They decide how long visitors wait for the page; above 300 KB it is clearly slower.',
  首屏图片太大: 'First screen pictures too heavy',
}
