/** The texts of finding and replacing words. */
export const wording = {
  title: '查找',
  words: '查找文字',
  by: '替换为',
  matchesCase: '区分大小写',
  hint: '在整个页面的文字里查找：标题、正文、按钮、分享卡片，也包括弹窗和标签页里的。',
  none: (words: string) => `页面里没有“${words}”`,
  noneText: '可以少写几个字再找。跨越加粗或链接的文字请分段查找。',
  imported: (kinds: readonly string[]) =>
    `${kinds.map((kind) => `“${kind}”`).join('、')}的文字来自导入的数据，不在这里查找，请在数据文件里修改后重新导入。`,
  found: (places: number, texts: number) => `${texts} 段文字里找到 ${places} 处`,
  list: '找到的位置',
  page: '页面设置',
  goTo: (where: string) => `前往${where}`,
  replace: '替换',
  replaceAt: (where: string) => `替换${where}里的这一处`,
  replaceAll: (places: number) => `全部替换（${places} 处）`,
  removeAll: (places: number) => `全部删去（${places} 处）`,
  replaceStep: (words: string, by: string) => `把“${words}”替换为“${by}”`,
  removeStep: (words: string) => `删去“${words}”`,
  replaced: (places: number) => `已替换 ${places} 处`,
  refused: (titles: readonly string[]) =>
    `${titles.length} 段文字没有替换：替换后会超过字数、变成空白或不符合要求（${titles.slice(0, 3).join('、')}${titles.length > 3 ? '等' : ''}）。请单独修改。`,
}
