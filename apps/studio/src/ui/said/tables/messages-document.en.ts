import type { Table } from './table'

/** Sentences about a document that is read or imported. */
export const documentMessages: Table = {
  'id {} 与前面的组件重复，已改为 {}。': 'The ID {1} is that of an earlier block and was changed to {2}.',
  'id 最长 64 个字，只能用文字、数字和 . : _ -。':
    'An ID has at most 64 characters: letters, digits and . : _ -.',
  '{said}有 {said}，超过上限 {} {said}，已拒绝。': '{1}: {2}, more than the limit of {3}. It was refused.',
  '“{said}”{} 的域名不在允许名单内，已清空。':
    '“{1}”: the domain of {2} is not on the list of allowed ones. It was cleared.',
  '“{said}”不符合组件的要求（{}），已按默认处理。':
    '“{1}” is not what the block needs ({2}); it has its default.',
  '“{said}”不能包含子组件，{} 个子组件已跳过。': '“{1}” cannot have blocks inside; {2} were left out.',
  '“{said}”中不支持的标签或属性已删除：{}。':
    '“{1}”: tags or attributes that are not supported were removed: {2}.',
  '“{said}”中的一项 {said} 无法使用，已跳过。': '“{1}”: the item {2} cannot be used and was left out.',
  '“{said}”中的脚本已删除：{}。': '“{1}”: scripts were removed: {2}.',
  '“{said}”中的链接不安全或不在允许名单内，已删除：{}。':
    '“{1}”: links that are unsafe or not on the list were removed: {2}.',
  '“{said}”为 {}，已按 {} 读取。': '“{1}” is {2} and was read as {3}.',
  '“{said}”为空值，已按空处理。': '“{1}” is null and taken as empty.',
  '“{said}”为空值，已按默认处理。': '“{1}” is null; it has its default.',
  '“{said}”写作 {}，已按 {} 读取。': '“{1}” is written as {2} and was read as {3}.',
  '“{said}”只有 {} 项，至少需要 {} 项。': '“{1}” has only {2} of at least {3} items.',
  '“{said}”是必填项，但没有内容。': '“{1}” is required and empty.',
  '“{said}”有 {} 个字，超过上限 {} 个字。': '“{1}” has {2} characters; {3} at most are allowed.',
  '“{said}”有 {} 项，超过上限 {} 项。': '“{1}” has {2} items; {3} at most are allowed.',
  '“{said}”没有设置项 {} 等，已忽略。': '“{1}” has no settings {2} and more; they were ignored.',
  '“{said}”没有设置项 {}，已忽略。': '“{1}” has no setting {2}; it was ignored.',
  '“{said}”的值 {said} 无法使用，已按空处理。': '“{1}”: the value {2} cannot be used and is taken as empty.',
  '“{said}”的值 {said} 无法使用，已按默认处理。': '“{1}”: the value {2} cannot be used; it has its default.',
  '“{said}”的地址 {} 不安全或无法识别，已清空。':
    '“{1}”: the address {2} is unsafe or cannot be read. It was cleared.',
  '不支持样式属性 {}，已忽略。': 'The style property {1} is not supported and was ignored.',
  '不认识动作类型 {}，点击将没有反应。': 'The kind of action {1} is unknown; a tap would do nothing.',
  '不认识组件 {}，已跳过。': 'The block {1} is unknown and was left out.',
  '不认识组件 {}，已跳过，其中 {} 个子组件也一并跳过。':
    'The block {1} is unknown and was left out, with {2} blocks inside it.',
  '与原版块的关联无法使用，已当作副本。': 'The link to its section cannot be used; it is a copy now.',
  '保存后即为规范写法，无需处理。': 'Saving writes it in the proper form; nothing is to be done.',
  '保存后即为规范写法；如读取有误，请改正。':
    'Saving writes it in the proper form; correct it if it was misread.',
  '值 {} 超出可保存的数值范围，已按空值处理。':
    'The value {1} is beyond the numbers that can be stored and is taken as null.',
  '动作的值 {said} 无法使用，点击将没有反应。': 'The action {1} cannot be used; a tap would do nothing.',
  '只保留版式、文字、颜色和间距类样式。': 'Only styles of layout, text, colour and spacing are kept.',
  '如不能正常播放，请换成 H.264 编码的 MP4 文件。': 'If it does not play, use an MP4 file in H.264.',
  '如有动作或锚点指向它，请改正。': 'Correct the actions and anchors that lead to it, if any.',
  '子组件 children 应为列表。': 'Children must be a list.',
  '子组件 {said} 无法使用，已忽略。': 'The children {1} cannot be used and were ignored.',
  '定位的值 {said} 无法使用，已忽略。': 'The position {1} cannot be used and was ignored.',
  '文件“{}”可以存入素材库，但{said}': 'The file “{1}” can be put into the library. {2}',
  '文件“{}”已存入素材库，其中不安全的内容已移除：{}。':
    'The file “{1}” is in the library; unsafe parts were removed: {2}.',
  '文件“{}”未被接受：{said}': 'The file “{1}” was refused: {2}',
  '文件“{}”没有存入素材库。': 'The file “{1}” was not put into the library.',
  '文字中有无法保存的字符（U+0000 或半个字符），已替换。':
    'The text has characters that cannot be stored (U+0000 or half a character); they were replaced.',
  '文档中有不允许的键名 “{}”，可能是攻击，已拒绝。':
    'The document has the key “{1}”, which is not allowed and may be an attack. It was refused.',
  '无需处理。': 'Nothing is to be done.',
  '旧文档升级到第 {} 版时出错（{}），组件按原样读取。':
    'The old document could not be brought to version {1} ({2}); the block was read as it is.',
  '显示条件的值 {said} 无法使用，该组件将不显示。':
    'The show conditions {1} cannot be used; the block would not show.',
  '样式 {} 的值 {said} 无法使用，已忽略。': 'Style {1}: the value {2} cannot be used and was ignored.',
  '样式应为属性与值的对照。': 'A style must map properties to values.',
  '样式的值 {said} 无法使用，已忽略。': 'The style {1} cannot be used and was ignored.',
  '正文可用标题、段落、列表、引用、分隔线、加粗、斜体、下划线、链接，以及主题的字号和颜色。':
    "Text may have headings, paragraphs, lists, quotes, lines, bold, italic, underline, links, and the theme's sizes and colours.",
  '活动的结束时间不晚于开始时间，两者都未生效。':
    'The campaign ends no later than it begins, so neither time applies.',
  '第 {} 行第 {} 列不是合法的 JSON：{said}。': 'Line {1}, column {2} is no valid JSON: {3}.',
  '组件 id {} 无法使用，已另行编号。': 'The block ID {1} cannot be used; it got another.',
  '组件内容 value 应为对象。': 'The value of a block must be an object.',
  '组件内容 {said} 无法使用，已按默认处理。':
    'The content {1} of the block cannot be used; it has its defaults.',
  '组件名 {} 已按 {} 读取。': 'The block name {1} was read as {2}.',
  '设置项 {} 已按 {} 读取。': 'The setting {1} was read as {2}.',
  '请减少到 {} 项以内。': 'Remove items: at most {1} are allowed.',
  '请减少嵌套；正常的页面文档不会这么深。': 'Nest less; a usual document is never as deep.',
  '请删除名为 __proto__、constructor 或 prototype 的键。':
    'Delete keys called __proto__, constructor or prototype.',
  '请删除或改正这一项。': 'Delete or correct the item.',
  '请删除脚本后重新保存；页面正文不允许脚本。':
    'Delete the scripts and save again; texts of pages may have none.',
  '请删除这一项，或补上组件名称 name。': 'Delete the item, or give it the name of a block.',
  '请在“主题”面板中重新选择。': 'Choose it again in the theme panel.',
  '请填写 https 地址、本站路径（/…），或文档旁边的文件名（assets/…）。':
    'Enter an https address, a path of this site (/…), or the name of a file beside the document (assets/…).',
  '请填写 static、fixed、absolute 或 sticky。': 'Enter static, fixed, absolute or sticky.',
  '请填写{said}的数值。': 'Enter a number {1}.',
  '请填写“{said}”。': 'Fill in “{1}”.',
  '请填写以 / 开头的接口路径。': 'Enter the path of a call; it begins with /.',
  '请填写允许名单内域名的 https 地址、本站路径（/…）、页内锚点（#…）或电话（tel:…）。':
    'Enter an https address of an allowed domain, a path of this site (/…), an anchor (#…) or a phone (tel:…).',
  '请填写数值，或不含 url() 的普通样式值。': 'Enter a number, or a plain value without url().',
  '请填写普通的有限数值。': 'Enter an ordinary finite number.',
  '请填写颜色（#fff4ec）或图片地址。': 'Enter a colour (#fff4ec) or the address of a picture.',
  '请增加到 {} 项以上。': 'Add items: at least {1} are needed.',
  '请把内层的组件移到外层。': 'Move the inner blocks outwards.',
  '请把子组件移到容器或页面中。': 'Move them into a container or onto the page.',
  '请把文件放在文档旁边后重新导入，或改用可用的地址。':
    'Put the file beside the document and import again, or use an address that works.',
  '请把结束时间改到开始时间之后。': 'Set the end after the beginning.',
  '请把这段文字拆成几段，或清除多余的格式。': 'Split the text, or remove formatting that is not needed.',
  '请拆成多个页面，图片请上传为文件而不是写在文档里。':
    'Split it into several pages; upload pictures as files instead of writing them into the document.',
  '请拆成多个页面，或删除不用的内容。': 'Split it into several pages, or delete what is not needed.',
  '请拆成多个页面，或删除不用的组件。': 'Split it into several pages, or delete blocks that are not needed.',
  '请拆成多个页面，或清除文字里多余的格式。':
    'Split it into several pages, or remove formatting that is not needed.',
  '请换成允许名单内的 https 地址。': 'Use an https address of the list.',
  '请提供包含 code、title、page_schema 的对象。': 'Give an object with code, title and page_schema.',
  '请提供组件列表。': 'Give a list of blocks.',
  '请改正后重试，或从原系统重新导出。':
    'Correct it and try again, or export it once more from where it came.',
  '请改用现有组件，或删除它。': 'Use a block that exists, or delete it.',
  '请检查名称是否写错，或删除。': 'Look whether the name is misspelt, or delete it.',
  '请检查组件内容后重新保存。': 'Look at what is in the block, and save again.',
  '请检查这段文字是否完整。': 'Look whether the text is complete.',
  '请看一下图片显示是否正常；如不正常，请导出为 PNG 后再引用。':
    'Look whether the picture is shown as it should be; if not, export it as PNG and use that.',
  '请给弹窗换一个 id，并改正打开它的按钮。':
    'Give the popup another ID, and correct the button that opens it.',
  '请缩短到 {} 个字以内。': 'Shorten it to {1} characters.',
  '请缩短这段文字，图片请上传为文件。': 'Shorten the text; upload pictures as files.',
  '请重新填写“{said}”。': 'Fill in “{1}” again.',
  '请重新设置显示条件，或删除它。': 'Set the show conditions again, or delete them.',
  '请重新设置点击动作。': 'Set the tap action again.',
  '请重新选择动作类型。': 'Choose the kind of action again.',
  '这里应是一个组件，却是 {said}，已跳过。': 'There should be a block, and there is {1}. It was left out.',
  '这里应是一个页面文档，却是 {said}。': 'There should be the document of a page, and there is {1}.',
  '需要保留的自定义内容请放进 extra。': 'Put what is to be kept into extra.',
  '需要关联时，请重新插入这个版块。': 'If it is to be linked, insert the section again.',
  '页面主题有一项无法使用，已按公司主题处理：{}':
    'A part of the page theme cannot be used; the company theme applies: {1}',
  '页面没有设置项 {}，已忽略。': 'A page has no setting {1}; it was ignored.',
  '页面组件 page_schema 是 {said}，应为列表；页面将没有内容。':
    'page_schema is {1} instead of a list; the page would be empty.',
  '页面编码 {said} 无法使用。': 'The page code {1} cannot be used.',
  '页面编码为 1 至 64 个字母、数字、下划线或短横线。':
    'A page code has 1 to 64 letters, digits, underscores or hyphens.',
  '页面背景 {said} 不是颜色，也不是安全的图片地址，已清空。':
    'The page background {1} is neither a colour nor a safe address of a picture. It was cleared.',
}
