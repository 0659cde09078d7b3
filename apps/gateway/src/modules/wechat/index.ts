export { wechatModule } from './module'
