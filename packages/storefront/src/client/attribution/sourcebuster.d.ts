declare module 'sourcebuster' {
  const sourcebuster: {
    init(options: {
      lifetime: number;
      session_length: number;
      base64: boolean;
      timezone_offset: number;
    }): void;
    get?: unknown;
  };
  export default sourcebuster;
}
