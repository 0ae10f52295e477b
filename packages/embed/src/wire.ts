export { createSliderClient } from '@vitrine/contract';
