/** What `npm run pages` prints when the arguments are not a command. */
export const USAGE = `用法：
  npm run pages -- import 文件… [--publish]   导入页面文档；--publish 同时发布没有错误的页面
  npm run pages -- export 页面代码 [文件]      导出最新版本的文档，不写文件名则打印出来
  npm run pages -- list                        列出所有页面
  npm run pages -- check 文件                  检查一个文档，不保存
  npm run pages -- preview 页面代码            打印最新版本的预览链接，30 分钟内有效
  npm run pages -- take-down 页面代码 --reason 原因   立即下线页面，并取消定时`
