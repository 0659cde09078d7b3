export { leadPagesModule } from './module'
