import type { Table } from './table'

export const rulesStructure: Table = {
  '一张图片不会轮播，用图片组件更清楚。': 'One picture does not turn; a picture block is clearer.',
  '下面的一个看不全，也点不到。': 'The lower one is not seen whole and cannot be tapped.',
  '关联的版块在所有页面上是同一份内容，只在一个页面上发布改动会让它们不一样。':
    'A linked section is the same on all pages; publishing a change on one page alone makes them differ.',
  列表没有条目: 'List without items',
  原版块还没有更新: 'Section not updated yet',
  '只有最外层的标签栏能停在屏幕顶部。': 'Only the outermost tab bar can stay at the top of the screen.',
  '同样的声明印两遍，显得杂乱。': 'The same statements twice look untidy.',
  吸顶的标签栏会被盖住: 'Sticky tab bar gets covered',
  固定在屏幕上的组件互相遮挡: 'Blocks fixed to the screen cover each other',
  图标没有可显示的内容: 'Icon with nothing to show',
  '它们叠在一起，访客只看得到、点得到最上面的一个。':
    'They lie on each other; visitors see and tap only the uppermost.',
  容器没有内容: 'Container without content',
  嵌套接近上限: 'Nesting close to its limit',
  悬浮栏没有内容: 'Floating bar without content',
  '手指落在其中时只会滑动它，访客滑不到后面的内容。':
    'A finger inside it only scrolls it, and visitors cannot get to what follows.',
  '放在别处时，它会盖住页面开头的内容。': 'Elsewhere it covers the beginning of the page.',
  有多个底部悬浮栏: 'Several floating bars at the bottom',
  有多个页脚: 'Several footers',
  标签里的标签栏不会吸顶: 'Tab bar inside a tab does not stick',
  '没有打开任何一段的页脚不会显示。': 'A footer with no part turned on is not shown.',
  '没有条目也没有来源，访客只看到“暂无数据”，或什么也看不到。':
    'Without items or a source, visitors read that there is nothing, or see nothing.',
  滑动区域比屏幕高: 'Scroll area higher than the screen',
  '空的容器不会显示，以后维护时让人疑惑。':
    'An empty container is not shown, and puzzles whoever edits the page later.',
  '组件最多嵌套 6 层，再套一层就无法保存。':
    'Blocks nest at most 6 deep; one more and the page cannot be saved.',
  '访客习惯在页面末尾找公司资质和风险提示。': 'Visitors look for licence and risks at the end of a page.',
  '访客什么也看不到，或只看到一个关闭按钮。': 'Visitors see nothing, or only a close button.',
  '访客打开后只看到一片空白。': 'Visitors who open it see a blank.',
  '访客看不到它，也就点不到它。': 'Visitors do not see it and cannot tap it.',
  '访客看到的会是最后一个标签，未必是作者想先展示的内容。':
    'Visitors see the last tab, which may not be the one that was meant.',
  '请上传图片、选择内置图标或填写文字，或删除这个图标。':
    'Upload a picture, choose a built-in icon or enter a text, or delete the icon.',
  '请关闭“标签栏吸顶”，或去掉顶部悬浮栏。':
    'Turn “Sticky tab bar” off, or take the floating bar at the top away.',
  '请关闭里层的“标签栏吸顶”。': 'Turn “Sticky tab bar” of the inner one off.',
  '请去掉只包着一个组件的容器。': 'Take out containers that hold a single block.',
  '请只保留一个底部悬浮栏，或用显示条件让它们不同时出现。':
    'Keep only one at the bottom, or use show conditions that keep them apart.',
  '请合并为一个页脚。': 'Merge them into one footer.',
  '请在其中加入组件，或删除它。': 'Put blocks into it, or delete it.',
  '请在悬浮栏中加入组件，或删除它。': 'Put blocks into the floating bar, or delete it.',
  '请填写条目，或选择来源。': 'Fill in items, or choose a source.',
  '请打开需要的段落，或删除页脚。': 'Turn the parts on that are needed, or delete the footer.',
  '请把“默认打开”改为已有的标签，0 为第一个。': 'Set “Open at first” to a tab that exists; 0 is the first.',
  '请把页脚移到页面末尾。': 'Move the footer to the end of the page.',
  '请把顶部悬浮栏移到页面的第一个位置。': 'Move it to the very first place of the page.',
  '请把高度改到 1000 个单位以内。': 'Set its height to 1000 units or less.',
  '请更新原版块、放弃修改，或把它转为副本。':
    'Update the section, discard the changes, or turn it into a copy.',
  '请添加组件后再发布。': 'Add blocks before publishing.',
  '请补充图片，或改用图片组件。': 'Add pictures, or use a picture block.',
  '请错开它们的位置，或用显示条件让它们不同时出现。':
    'Place them apart, or use show conditions that keep them apart.',
  轮播只有一张: 'Carousel with one picture',
  页脚后面还有内容: 'Content after the footer',
  页脚没有内容: 'Footer without content',
  页面没有内容: 'Page without content',
  顶部悬浮栏不在页面最前面: 'Top floating bar not at the start of the page',
  '顶部悬浮栏停在同一个位置，访客看不到标签。':
    'The floating bar at the top stays in the same place, and visitors do not see the tabs.',
  默认打开的标签不存在: 'Tab to open first does not exist',
}
