export { studioPagesModule } from './module'
