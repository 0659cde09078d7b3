import type { Table } from './table'

export const rulesPopups: Table = {
  一打开页面就弹出挽留弹窗: 'Retain popup appears when the page opens',
  '图片打不开时，访客只看到两个按钮，不知道在问什么；读屏用户也听不到。':
    'When the picture does not load, visitors see two buttons and no question; people with screen readers hear none either.',
  '外层弹窗没有打开时，里层弹窗也无从打开，以后维护时容易看不到它。':
    'While the outer one is closed, the inner one cannot be opened, and it is easily overlooked later.',
  弹窗不存在: 'No such popup',
  '弹窗已经打开，点击没有任何变化。': 'It is open already, so a tap changes nothing.',
  弹窗打不开: 'Popup that nothing opens',
  弹窗放在弹窗里: 'Popup inside a popup',
  弹窗没有内容: 'Popup without content',
  弹窗里放了悬浮栏: 'Floating bar inside a popup',
  弹窗里的按钮打开弹窗自己: 'Button in a popup opens that popup',
  '悬浮栏固定在屏幕上，会盖住弹窗的内容或关闭图标。':
    'It is fixed to the screen and covers what is in the popup, or its close icon.',
  挽留弹窗没有标题: 'Retain popup without a title',
  有多个挽留弹窗: 'Several retain popups',
  '每次打开页面只出现其中一个，另一个可能永远没人看到。':
    'Each time the page opens only one of them appears; the other may never be seen.',
  '没有按钮通向它，访客看不到其中的内容。': 'No button leads to it, so visitors do not see what is in it.',
  没有遮罩却设置了点遮罩关闭: 'Closes by a mask that it does not have',
  '没有遮罩时，访客不知道弹窗外可以点。': 'Without a mask visitors do not know that they can tap outside.',
  '点击后没有任何反应，访客会以为页面坏了。':
    'Nothing happens on a tap, and visitors think the page is broken.',
  '访客打开后只看到一个空框。': 'Visitors who open it see an empty frame.',
  '访客还没看到内容就被挡住，多半直接关闭页面；搜索和广告平台也会降低这类页面的评分。':
    'Visitors are stopped before they have seen anything, and most close the page; search and advertising platforms also rate such pages lower.',
  '请只保留一个，或用显示条件让它们不同时出现。':
    'Keep only one, or use show conditions that keep them apart.',
  '请在弹窗中加入组件，或删除它和打开它的按钮。':
    'Put blocks into it, or delete it and the button that opens it.',
  '请打开遮罩，或关闭“点遮罩关闭”。': 'Turn the mask on, or “Tap on the mask closes it” off.',
  '请把“什么时候出现”改为要离开时、停留一会儿后或往下看之后。':
    'Set “When it appears” to on leaving, after a while or after scrolling down.',
  '请把图片上的话写进标题。': 'Write what stands on the picture into the title.',
  '请把悬浮栏移到页面上。': 'Move the floating bar onto the page.',
  '请把里层弹窗移到页面上，再用按钮打开。': 'Move the inner one onto the page, and open it by a button.',
  '请改为打开另一个弹窗；关闭弹窗有它自己的关闭图标。':
    'Open another popup; to close one there is its close icon.',
  '请给一个按钮设置“打开弹窗”，或删除这个弹窗。':
    'Give a button the action “Open a popup”, or delete the popup.',
  '请选择页面中已有的弹窗，或新建这个弹窗。': 'Choose a popup of the page, or create this one.',
}
