// Stands between the loader and WeChat's script, which is not a module: the runtime that makes it one would be on every
// page.
export { default as wechatScript } from 'weixin-js-sdk'
