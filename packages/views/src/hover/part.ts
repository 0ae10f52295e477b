export { hoverReaders as readers } from '@vitrine/model';
