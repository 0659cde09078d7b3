import type { Table } from './table'

/** Why the editor refuses a change, and what to do. */
export const editorMessages: Table = {
  'id 无法使用，动作和锚点将找不到这个组件。':
    'The ID cannot be used; actions and anchors would not find the block.',
  '{said}不能放“{said}”，放了也不会显示。': '{1} takes no “{2}”; it would not be shown.',
  '{said}无法存入页面，页面只保存文字、数字、开关、列表和对象。':
    '{1} cannot be stored in a page, which keeps text, numbers, switches, lists and objects only.',
  '{said}，无法放入页面。': '{1}, so it cannot be put on the page.',
  '“{said}”里不能放组件。': '“{1}” takes no blocks.',
  '“{said}”里没有 {} 这个可以放组件的位置。': '“{1}” has no place {2} for blocks.',
  '“{said}”里没有组件，无需拆开。': '“{1}” has no blocks, so there is nothing to dissolve.',
  '不再需要它时请直接删除。': 'If it is not needed any more, delete it.',
  '修改内容{said}，无法应用到页面。': 'The change {1} and cannot be applied to the page.',
  '关联的版块在各个页面上是同一份，不能只在这里改。':
    'A linked section is the same on all pages and cannot be changed here alone.',
  '内容中有不允许的键名 “{}”，可能是攻击。':
    'The content has the key “{1}”, which is not allowed and may be an attack.',
  '内容嵌套超过 {} 层，页面将无法保存。':
    'The content is nested more than {1} deep, and the page could not be saved.',
  '内容超过 {} 个数据项，页面将无法保存。':
    'The content has more than {1} values, and the page could not be saved.',
  '剪贴板里的内容{said}，无法粘贴为组件。': 'What is in the clipboard {1} and cannot be pasted as blocks.',
  '剪贴板里的组件来自更新版本的编辑器，这里还不认识。':
    'The blocks in the clipboard come from a newer editor and are not known here.',
  '历史记录里没有这一步，它可能已被新的修改取代。':
    'The history has no such step; newer changes may have replaced it.',
  '撤销之后才能重做。': 'Only what was undone can be redone.',
  '样式里没有“{}”，页面不会用它。': 'Styles have no “{1}”; the page would not use it.',
  '没有可以撤销的步骤。': 'There is nothing to undo.',
  '没有可以重做的步骤。': 'There is nothing to redo.',
  '没有选中组件。': 'No block is selected.',
  '活动的结束时间不晚于开始时间，页面将无法发布。':
    'The campaign would end no later than it begins, and the page could not be published.',
  '组件不能放进它自己里面。': 'A block cannot be put into itself.',
  '组件的名称、value 或 common 不再可用，组件将无法显示。':
    "The block's name, value or common could not be used any more, and it would not be shown.",
  '要修改的列表不存在，可能已被删除。': 'The list to change is not there; it may have been deleted.',
  '要修改的设置 {} 不存在，可能已被删除。':
    'The setting to change, {1}, is not there; it may have been deleted.',
  '要放入的位置不存在，可能已被删除。': 'The place to put it into is not there; it may have been deleted.',
  '要放在它后面的组件“{}”已不在原处，无法确定位置。':
    'The block “{1}”, after which it is to stand, is no longer where it was.',
  '请从组件库选择。': 'Choose one from the library of blocks.',
  '请从组件库重新添加。': 'Add it again from the library of blocks.',
  '请使用样式面板中的设置。': 'Use the settings of the style panel.',
  '请先选中要修改的组件。': 'Select the blocks to change first.',
  '请先选中要操作的组件。': 'Select the blocks first.',
  '请减少嵌套；正常的页面不会这么深。': 'Nest less; a usual page is never as deep.',
  '请刷新后重试。': 'Reload and try again.',
  '请刷新大纲后重试。': 'Reload the layers and try again.',
  '请刷新页面后重新修改。': 'Reload the page and make the change again.',
  '请刷新页面，更新到新版本后再粘贴。': 'Reload the page to get the newer one, then paste.',
  '请在历史记录中重新选择。': 'Choose a step of the history again.',
  '请在编辑器中重新复制组件后再粘贴。': 'Copy the blocks in the editor again, then paste.',
  '请填写普通的内容。': 'Enter ordinary content.',
  '请拆成多个页面，图片请上传为文件。': 'Split it into several pages; upload pictures as files.',
  '请按提示填写：标题和描述为文字，背景为颜色或安全的图片地址，时间为毫秒，主题从面板中选择。':
    'Titles and descriptions are text, a background is a colour or a safe address of a picture, times are milliseconds, and a theme is chosen in its panel.',
  '请换一个 id。': 'Choose another ID.',
  '请换一个位置。': 'Choose another place.',
  '请撤销这一步，或重新添加组件。': 'Undo the step, or add the block again.',
  '请放到外面一层，或拆开其中的容器。': 'Put it further out, or dissolve containers in it.',
  '请放到容器、弹窗或页面中。': 'Put it into a container, a popup or the page.',
  '请选中它，然后编辑原版块，或转为副本。': 'Select it and edit the section itself, or turn it into a copy.',
  '请选择它外面的位置。': 'Choose a place outside it.',
  '请选择容器类的组件。': 'Choose a block that is a container.',
  '请重新选择位置。': 'Choose a place again.',
  '这样{said}会有 {} {said}，超过上限 {} {said}，将无法保存。':
    '{1} would have {2} {3}, more than the limit of {4}, and could not be saved.',
  '这段文字有 {} 字节，超过上限 {} 字节，页面将无法保存。':
    'The text has {1} bytes, more than the limit of {2}, and the page could not be saved.',
  '这里没有{}这种组件，放了也不会显示。': 'There is no block {1} here; it would not be shown.',
  '页面中已有 id 为“{}”的组件，两个同名的组件无法分辨。':
    'The page has a block with the ID “{1}” already, and two could not be told apart.',
  '页面中没有 id 为“{}”的组件，可能已被删除。':
    'The page has no block with the ID “{1}”; it may have been deleted.',
  '页面已是打开时的样子。': 'The page is as it was when it was opened.',
  '页面设置 {} 的值无法使用，页面将无法打开。':
    'The page setting {1} cannot be used; the page could not be opened.',
}
