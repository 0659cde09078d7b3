import type { Table } from './table'

export const rulesAccess: Table = {
  '不到两秒就换，多数人来不及看完。': 'It changes in less than two seconds, before most people have read it.',
  '主题的颜色是为浅色背景准备的，放在自己设的深色背景上看不清。':
    'Colours of the theme are made for light grounds and are illegible on a dark one of your own.',
  几张图片的替代文字相同: 'Several pictures with the same alternative text',
  动来动去的按钮太多: 'Too many moving buttons',
  '名称不显示，但读屏用户靠它知道打开了什么。':
    'The name is not shown, but people with screen readers know by it what they have opened.',
  图片没有替代文字: 'Picture without alternative text',
  '在阳光下或视力不好时看不清，声明类文字看不清等于没有。':
    'It is illegible in sunlight or with weak eyes, and a statement that is illegible is none.',
  '处处都在动，访客不知道该看哪里，容易头晕的人会离开。':
    'When everything moves, visitors do not know where to look, and some get dizzy and leave.',
  '弹窗、滑动区域或视频没有名称': 'Popup, scroll area or video without a name',
  '文件名或“图片”两个字，听的人不知道画的是什么。':
    'A file name or the word “图片” does not tell a listener what is in the picture.', // as pages say it
  文字与背景对比不足: 'Too little contrast between text and ground',
  文字中的主题颜色与背景对比不足: 'Too little contrast of theme colours in text',
  替代文字没有意义: 'Alternative text without meaning',
  组件太淡: 'Block too faint',
  '自动播放时没有声音，访客找不到打开声音和暂停的地方。':
    'It plays without sound, and visitors find no way to turn the sound on or to pause.',
  自动播放的视频没有控件: 'Autoplay video without controls',
  '请写出图片上的文字或画面，例如“七天课程表”。':
    'Write what stands or is seen on the picture, such as “七天课程表”.', // as pages say it
  '请写出每张图片各自的内容。': 'Write what each picture shows.',
  '请加深文字或换一个底色，对比度至少 4.5:1（大字 3:1）。':
    'Make the text darker or choose another ground: contrast of at least 4.5:1, or 3:1 for large text.',
  '请只让最重要的一个按钮动。': 'Let only the most important button move.',
  '请填写名称，例如“活动规则”。': 'Give it a name, such as “活动规则”.', // as pages say it
  '请填写替代文字；纯装饰且不可点击的图片可以留空。':
    'Write an alternative text; pictures that only decorate and cannot be tapped may go without.',
  '请打开播放控件。': 'Turn the controls on.',
  '请把播放间隔设为 3000 毫秒以上。': 'Set the interval to 3000 ms or more.',
  '请把目的写进链接，例如“查看活动规则”。': 'Write the goal into the link, such as “查看活动规则”.', // as pages say it
  '请把这些文字改回“正文”颜色，或换一个浅色背景。':
    'Set this text back to the body colour, or choose a light ground.',
  '请把透明度调到 0.6 以上，或改用浅一些的颜色。':
    'Raise its opacity to 0.6 or more, or use lighter colours.',
  '读屏用户分不清它们。': 'People with screen readers cannot tell them apart.',
  '读屏用户听不到图片的内容；图片打不开时也没有文字可看。':
    'People with screen readers do not hear what it shows, and there is no text when it does not load.',
  '读屏用户常常只听链接，“点击这里”说不清要去哪里。':
    'People with screen readers often hear only the links, and “点击这里” does not say where it goes.', // as pages say it
  轮播太快: 'Carousel too fast',
  '透明度太低，文字和图片都看不清。': 'It is so transparent that text and pictures are illegible.',
  链接文字看不出去哪里: 'Link text does not say where it leads',
}
