// Between the loader and WeChat's script, which is no module: the runtime that makes one of it would be on every page.
export { default as wechatScript } from 'weixin-js-sdk'
