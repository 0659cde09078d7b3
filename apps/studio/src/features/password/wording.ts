/** What the password part of the Studio says. */
export const wording = {
  old: '当前密码',
  oldMissing: '请输入当前密码',
  oldWrong: '当前密码不正确',
  fresh: '新密码',
  freshMissing: '请输入新密码',
  rule: '至少 10 个字符；用几个不相关的词组成，比复杂的符号更好记也更安全。',
  tooShort: '新密码至少 10 个字符',
  again: '再输一次新密码',
  againMissing: '请再输一次新密码',
  differ: '两次输入的密码不一样',
}
