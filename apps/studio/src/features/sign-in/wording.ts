/** What the sign in part of the Studio says. */
export const wording = {
  signIn: {
    title: '登录',
    about: '使用管理员为您开通的账号登录',
    login: '账号',
    loginMissing: '请输入账号',
    password: '密码',
    passwordMissing: '请输入密码',
    submit: '登录',
    forgotten: '忘记密码？请联系管理员重置。',
  },
  setup: {
    title: '创建管理员',
    about: '这是系统的第一个账号，可以添加其他成员并分配角色。',
    linkMissing: '还没有管理员',
    linkWhere: '请打开系统启动时打印的设置链接；也可以在服务器上运行 npm run members -- setup-link 取得。',
    tokenWrong: '设置链接不正确或已失效，请重新打开系统启动时打印的链接',
    name: '姓名',
    nameMissing: '请输入姓名',
    login: '账号',
    submit: '创建并进入',
  },
  firstPassword: {
    title: '设置新密码',
    about: (name: string) => `${name}，您好。首次登录请先修改密码，之后只有您自己知道它。`,
    given: '收到的密码',
    submit: '保存并进入',
    otherAccount: '换一个账号登录',
  },
  again: {
    title: '登录已过期',
    about: '请重新登录，页面上的修改都还在。',
    submit: '登录并继续',
    other: '换一个账号登录',
  },
}
