/** The texts of the tools for a rich text. */
export const wording = {
  paragraph: '段落样式',
  paragraphs: { p: '正文', h2: '大标题', h3: '标题', h4: '小标题', blockquote: '引用' },
  size: '字号',
  sizes: { 'yz-s': '小', usual: '正常', 'yz-l': '大', 'yz-xl': '特大' },
  colours: '颜色',
  colour: (title: string) => `颜色：${title}`,
  colourTitles: { usual: '正文', 'yz-brand': '品牌色', 'yz-soft': '次要', 'yz-faint': '注释' },
  marks: { bold: '加粗', italic: '斜体', underline: '下划线' },
  lists: { ul: '项目符号列表', ol: '编号列表' },
}
