export { actionReaders as readers } from '@vitrine/model';
