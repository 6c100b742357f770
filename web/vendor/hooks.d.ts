export const useState: any; export const useEffect: any; export const useLayoutEffect: any; export const useRef: any; export const useMemo: any; export const useCallback: any;
