/** What the account part of the Studio says. */
export const wording = {
  title: '我的账号',
  about: (login: string) => `账号 ${login}`,
  changePassword: '修改密码',
  passwordChanged: '密码已修改，其他设备上的登录已退出',
  language: '界面语言',
  languageAbout: '工作台的文字使用哪种语言，在您所有的设备上都一样。页面内容不受影响。',
  sessions: '我的登录',
  sessionsAbout: '以下设备正登录着您的账号。发现不是您本人的登录，请结束它并修改密码。',
  signOut: '退出登录',
  menu: (name: string, roles: string) => `${name}（${roles}），账号菜单`,
}
