/** What the editor part of the Studio says. */
export const wording = {
  sides: { title: '显示哪一边的面板', left: '组件与图层', right: '属性与检查' },
}
