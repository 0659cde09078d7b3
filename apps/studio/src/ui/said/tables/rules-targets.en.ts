import type { Table } from './table'

export const rulesTargets: Table = {
  两个热区重叠: 'Two hotspots overlap',
  入群按钮缺少已入群的图片: 'Join button without a picture for members',
  可以点击的组件看不见: 'Invisible block that can be tapped',
  图片同时设置了两种点击: 'Picture with two kinds of tap',
  图片按钮没有图片: 'Picture button without a picture',
  '它的点击动作不会起作用，访客点了没有反应。': 'Its tap action has no effect, and nothing happens on a tap.',
  '已经入群的访客看到的仍是“加入”，以为没有成功。':
    'Visitors who have joined still see the invitation, and think that it did not work.',
  '手指点不准小于 44 像素的地方，容易点错。': 'Fingers miss what is smaller than 44 pixels.',
  按钮没有动作: 'Button without an action',
  '没有图片时只显示文字；文字也没有，按钮就不显示。':
    'Without a picture only its text is shown; without text, no button at all.',
  '没有文字的链接看不见也点不到，读屏用户只听到“链接”。':
    'It can be neither seen nor tapped, and screen readers only say that it is a link.',
  点击区域太小: 'Tap area too small',
  '点击看大图和点击动作只能有一个起作用。': 'Only one of enlarging and the tap action can work.',
  '看不见的点击区域是误导点击，平台审核会退回。':
    'An invisible tap area misleads, and platforms send it back.',
  '访客点了没有反应，会以为页面坏了。':
    'Nothing happens on a tap, and visitors think that the page is broken.',
  '请上传按钮图片，或改用文字样式。': 'Upload a picture for it, or use a text style.',
  '请关闭“点击看大图”，或删除点击动作。': 'Turn “Tap to enlarge” off, or delete the tap action.',
  '请去掉让它透明或隐藏的样式，或删除这个组件。':
    'Remove the style that makes it transparent or hidden, or delete the block.',
  '请把动作设置在按钮、图片、图标或轮播图上。': 'Set the action on a button, picture, icon or carousel.',
  '请把宽和高都设为 88 个单位以上，或去掉限制。':
    'Set width and height to 88 units or more, or remove the limit.',
  '请给按钮设置点击动作，或改用文字、图片。':
    'Give the button a tap action, or use text or a picture instead.',
  '请给链接写上文字，或删除它。': 'Write text into the link, or delete it.',
  '请缩小或移开其中一个热区。': 'Make one of them smaller, or move it away.',
  '请补上“已入群时的图片”。': 'Add the “Picture after joining”.',
  这个组件不能点击: 'This block cannot be tapped',
  '重叠的地方只有后一个热区起作用，访客会点到别处去。':
    'Where they overlap only the later one works, and visitors get somewhere else.',
  链接没有文字: 'Link without text',
}
