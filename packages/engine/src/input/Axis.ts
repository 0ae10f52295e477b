export type Axis = 'horizontal' | 'vertical';
