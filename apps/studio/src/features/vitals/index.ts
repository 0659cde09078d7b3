export { VitalsPanel } from './vitals-panel'
