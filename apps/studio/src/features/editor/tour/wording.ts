/** What the tour part of the Studio says. */
export const wording = {
  next: '下一步',
  previous: '上一步',
  finish: '开始使用',
  close: '跳过引导',
  palette: {
    title: '从这里挑组件',
    text: '点击即插入到选中组件之后，也可以拖进画布。“版块”里有设计好的整段内容，“图层”里能看到整个页面的结构。',
  },
  canvas: {
    title: '这就是访客看到的页面',
    text: '点击选中，双击改文字，拖动调整位置，上方可以切换手机宽度。',
  },
  inspector: { title: '在这里修改内容', text: '选中组件后，文案、图片、样式和点击后的动作都在这里改。' },
  checks: { title: '随时检查', text: '漏填的内容、打不开的链接和合规问题会列在“检查”里，点一下就能定位。' },
  publish: { title: '满意后发布', text: '修改会自动保存为草稿，访客看不到。发布后才会更新。' },
  empty: {
    title: '从第一个组件开始',
    text: '点一个组件放进页面，或者用模板起步。',
    insert: '挑选组件',
    template: '使用模板',
    templateStep: (title: string) => `使用模板“${title}”`,
    templateTitle: '选择模板',
    templateHelp: '模板的组件会放进这个页面，之后可以随意修改。',
    templateUse: '使用这个模板',
    readOnly: '这个页面还没有组件',
    readOnlyText: '编辑同事添加组件后，会显示在这里。',
  },
}
