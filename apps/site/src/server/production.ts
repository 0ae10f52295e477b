// React is several times slower in its other make, and reads this once, when it is loaded: this comes before it.
process.env['NODE_ENV'] ??= process.env['VITRINE_DEV'] === '1' ? 'development' : 'production';
